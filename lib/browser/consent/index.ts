import { type ConsentCategory, consentAnswer, consentCategories } from './answer';

export { type ConsentCategory, consentCategories } from './answer';

/** Whether the visitor has answered the current question. */
export const hasAnswered = (): boolean => consentAnswer() !== null;

/** Whether the visitor has agreed to a category. */
export const hasConsent = (category: ConsentCategory): boolean => consentAnswer()?.includes(category) ?? false;

/** Sets the categories that the visitor agrees to, and no others. */
export const answerConsent = async (categories: readonly ConsentCategory[]): Promise<void> => {
  const { keepAnswer } = await import('./keeper');
  await keepAnswer(categories);
};

/** Adds a category to the visitor's consent. */
export const giveConsent = (category: ConsentCategory): Promise<void> =>
  answerConsent([...consentCategories.filter(hasConsent), category]);

const changes = ['cc:onConsent', 'cc:onChange'];

/** Calls `listener` whenever the consent is given or changed. Returns a function that stops it. */
export const onConsent = (listener: () => void): (() => void) => {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
};

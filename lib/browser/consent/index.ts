import { type ConsentCategory, consentAnswer, consentCategories } from './answer';

export { type ConsentCategory, consentCategories } from './answer';

/** Whether the visitor has answered what is asked for now. */
export const hasAnswered = (): boolean => consentAnswer() !== null;

/** Whether the visitor has agreed to a category. */
export const hasConsent = (category: ConsentCategory): boolean => consentAnswer()?.includes(category) ?? false;

/** Notes what the visitor agrees to from now on, and that they agree to nothing else. */
export const answerConsent = async (categories: readonly ConsentCategory[]): Promise<void> => {
  const { keepAnswer } = await import('./keeper');
  await keepAnswer(categories);
};

/** Notes that the visitor agrees to a category from now on, beside what they have agreed to. */
export const giveConsent = (category: ConsentCategory): Promise<void> =>
  answerConsent([...consentCategories.filter(hasConsent), category]);

const changes = ['cc:onConsent', 'cc:onChange'];

/** Calls `listener` whenever an answer is given or changed. Gives what ends it. */
export const onConsent = (listener: () => void): (() => void) => {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
};

import { type ConsentCategory, consentCategories, readConsentAnswer } from './answer';

export { type ConsentCategory, consentCategories } from './answer';

/** Whether the visitor has answered the current question. */
export const hasAnswered = (): boolean => readConsentAnswer() !== null;

/** Whether the visitor has agreed to a category. */
export const hasConsent = (category: ConsentCategory): boolean => readConsentAnswer()?.includes(category) ?? false;

/** Sets the categories that the visitor agrees to, and no others. */
export const answerConsent = async (categories: readonly ConsentCategory[]): Promise<void> => {
  const { storeAnswer } = await import('./store-answer');
  await storeAnswer(categories);
};

/** Adds a category to the visitor's consent. */
export const giveConsent = (category: ConsentCategory): Promise<void> =>
  answerConsent([...consentCategories.filter(hasConsent), category]);

const changeEvents = ['cc:onConsent', 'cc:onChange'];

/** Calls `listener` whenever the visitor's consent is stored or changed. Returns a function that stops it. */
export const onConsent = (listener: () => void): (() => void) => {
  for (const event of changeEvents) window.addEventListener(event, listener);
  return () => {
    for (const event of changeEvents) window.removeEventListener(event, listener);
  };
};

import { useState } from 'react';
import { useActionData, useNavigation } from 'react-router';

/**
 * The fields of the form that this page has sent, until its answer is shown or its redirect is followed; otherwise
 * undefined. A press while the page only loads again after an answer is the shopper's next one.
 */
export const usePendingForm = (): FormData | undefined => {
  const { state, formData } = useNavigation();
  const answer: unknown = useActionData();
  const [earlierAnswer, setEarlierAnswer] = useState(answer);
  if (state === 'submitting' && answer !== earlierAnswer) setEarlierAnswer(answer);
  return state === 'submitting' || answer === earlierAnswer ? formData : undefined;
};

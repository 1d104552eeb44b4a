import { useState } from 'react';
import { useActionData, useNavigation } from 'react-router';

/**
 * The fields of the form that this page has submitted, until its result is shown or its redirect is followed; otherwise
 * undefined. While the page only reloads data after a result, a new press is the next submission.
 */
export const usePendingForm = (): FormData | undefined => {
  const { state, formData } = useNavigation();
  const answer: unknown = useActionData();
  const [earlierAnswer, setEarlierAnswer] = useState(answer);
  if (state === 'submitting' && answer !== earlierAnswer) setEarlierAnswer(answer);
  return state === 'submitting' || answer === earlierAnswer ? formData : undefined;
};

import { LoginForm, RegisterForm } from '@ironcart/react-ui';
import { useNavigation, useSearchParams } from 'react-router';
import { useFormAnswer } from '../../data/use-route-data.ts';
import type { action } from './route.server.ts';

/** In the address: the form for new customers instead of the one for those who have an account. */
const registerParameter = 'create';

const addressWith = (parameters: URLSearchParams, isNew: boolean): string => {
  const next = new URLSearchParams(parameters);
  if (isNew) next.set(registerParameter, '1');
  else next.delete(registerParameter);
  return next.size === 0 ? '/login' : `/login?${next}`;
};

export const Component = () => {
  const [parameters] = useSearchParams();
  const answer = useFormAnswer<typeof action>();
  const isBusy = useNavigation().formAction !== undefined;
  const isNew = parameters.has(registerParameter);
  const errors = answer === undefined ? {} : { form: answer.message };
  return isNew ? (
    <RegisterForm
      target={{ action: addressWith(parameters, true), fields: { intent: 'register' } }}
      values={answer === undefined ? {} : { email: answer.email, firstname: answer.firstname, lastname: answer.lastname }}
      errors={errors}
      isBusy={isBusy}
      loginUrl={addressWith(parameters, false)}
      passwordHint="At least 8 characters."
    />
  ) : (
    <LoginForm
      target={{ action: addressWith(parameters, false), fields: { intent: 'login' } }}
      email={answer?.email}
      errors={errors}
      isBusy={isBusy}
      registerUrl={addressWith(parameters, true)}
    />
  );
};

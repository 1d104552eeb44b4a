import { LoginForm } from '@ironcart/react-ui';
import { StartStep } from '@ironcart/react-ui/checkout';
import { forgotPasswordPath } from '../../account/password-pages.ts';
import { useTried } from '../../checkout/use-tried.ts';

export const Component = () => (
  <StartStep
    isTried={useTried()}
    login={
      <LoginForm
        headingLevel={2}
        isSecondary
        title="Log in"
        target={{ action: '/login?redirect=/checkout', fields: { intent: 'login' } }}
        forgotUrl={forgotPasswordPath}
      />
    }
  />
);

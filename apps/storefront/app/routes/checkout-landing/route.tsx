import { LoginForm } from '@ironcart/react-ui';
import { StartStep } from '@ironcart/react-ui/checkout';
import { forgotPasswordPath } from '../../account/password-pages.ts';
import { useQueryMark } from '../../checkout/use-query-mark.ts';

export const Component = () => (
  <StartStep
    isTried={useQueryMark('tried')}
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

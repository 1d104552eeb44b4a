export { StartStep as Component } from '../../checkout/start/StartStep.tsx';

export { isUnambiguous, taxRuleSchema, taxTableSchema } from './tax-rule-schema.ts';

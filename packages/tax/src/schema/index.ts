export { taxRuleSchema, taxTableSchema } from './tax-rule-schema.ts';

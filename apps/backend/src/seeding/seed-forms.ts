import type { SeedData } from '@ironcart/seed';
import type { Transaction } from '../db/transaction.ts';

/** Writes the forms of the store's pages. */
export const seedForms = async (transaction: Transaction, { forms }: Pick<SeedData, 'forms'>): Promise<void> => {
  for (const { formHash, name, fields, requiredFields, emailFields } of forms) {
    await transaction
      .insertInto('forms')
      .values({
        form_hash: formHash,
        name,
        fields: [...fields],
        required_fields: [...requiredFields],
        email_fields: [...emailFields],
      })
      .execute();
  }
};

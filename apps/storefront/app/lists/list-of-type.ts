import { currentList, type ListType } from '@ironcart/core/list';
import type { RequestContext } from '../request-context/request-context.ts';

/** The shopper's list of a type, created if missing. @returns its id */
export const listOfType = async ({ api, hasSession }: RequestContext, type: ListType): Promise<string> => {
  const list = hasSession ? currentList(await api.lists.active(), type) : undefined;
  return (list ?? (await api.lists.create({ type })))._id;
};

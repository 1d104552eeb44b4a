/**
 * What WordPress's `_fields` leaves of an entity: the named fields, of a nested one (`title.rendered`) the named part.
 * Names that the entity does not have are passed over.
 * @param fields comma-separated; left out: everything
 */
export const pickFields = <Entity extends object>(entity: Entity, fields: string | undefined): Partial<Entity> => {
  if (fields === undefined) return entity;
  const wanted = fields.split(',').map((field) => field.trim().split('.'));
  const picked = Object.entries(entity).flatMap(([name, value]): [string, unknown][] => {
    const paths = wanted.filter(([first]) => first === name).map(([, ...rest]) => rest);
    if (paths.length === 0) return [];
    const isWhole = typeof value !== 'object' || value === null || paths.some((rest) => rest.length === 0);
    return [[name, isWhole ? value : pickFields(value, paths.map((rest) => rest.join('.')).join(','))]];
  });
  // Names and values are the entity's own.
  return Object.fromEntries(picked) as Partial<Entity>;
};

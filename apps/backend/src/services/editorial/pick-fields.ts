/**
 * Selects fields of an entity as WordPress's `_fields` does: the named fields, or a part of a nested one
 * (`title.rendered`). Unknown names are ignored.
 * @param fields comma-separated; default: all
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

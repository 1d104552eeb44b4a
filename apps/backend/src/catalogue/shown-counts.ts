/** SQL for the counters that pages depend on (catalogue and flags), as one text. */
export const shownCounts = `select revision || '.' || (select version from flag_versions where is_only)
  from catalogue_revision where is_only`;

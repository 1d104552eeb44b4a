/** Number of layers run in parallel: two fill two cores, because each layer's tool has workers of its own. */
const sideBySide = 2;

/**
 * Runs layers in order, in parallel where possible. A layer waits for the layers named in its `after` (those that were
 * requested), and an `isAlone` layer for all layers before it; later layers may start meanwhile.
 * @param run runs one layer and returns its counts; it never rejects
 * @returns the total counts, and the failures in the order in which the layers ended
 */
export const runLayers = async (layers, run) => {
  const total = { passed: 0, failed: 0, failures: [] };
  const waiting = [...layers];
  const running = new Map();

  const isOpen = (name) => running.has(name) || waiting.some((layer) => layer.name === name);
  const canBegin = (layer) => {
    if (layer.isAlone) return running.size === 0 && waiting[0] === layer;
    return !(layer.after ?? []).some(isOpen);
  };
  const begin = (layer) => {
    waiting.splice(waiting.indexOf(layer), 1);
    const ended = run(layer).then(({ passed, failed, failures = [] }) => {
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures);
      running.delete(layer.name);
    });
    running.set(layer.name, { layer, ended });
  };
  const isCrowded = () => running.size >= sideBySide || [...running.values()].some(({ layer }) => layer.isAlone);

  while (waiting.length > 0 || running.size > 0) {
    const next = isCrowded() ? undefined : waiting.find(canBegin);
    if (next) begin(next);
    else await Promise.race([...running.values()].map(({ ended }) => ended));
  }
  return total;
};

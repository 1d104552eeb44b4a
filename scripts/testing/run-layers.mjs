/** So many layers fill two cores: what a layer does with more of them is its own tool's decision. */
const sideBySide = 2;

/**
 * Runs layers in their order, side by side as far as they bear it. A layer waits for the end of those that it names in
 * `after` (of which only the ones that run at all count), and one that `isAlone` for the end of all before it; meanwhile
 * later ones may begin.
 * @param run runs one layer and answers its counts; it never rejects
 * @returns the counts of all layers together
 */
export const runLayers = async (layers, run) => {
  const total = { passed: 0, failed: 0 };
  const waiting = [...layers];
  const running = new Map();

  const isOpen = (name) => running.has(name) || waiting.some((layer) => layer.name === name);
  const canBegin = (layer) => {
    if (layer.isAlone) return running.size === 0 && waiting[0] === layer;
    return !(layer.after ?? []).some(isOpen);
  };
  const begin = (layer) => {
    waiting.splice(waiting.indexOf(layer), 1);
    const ended = run(layer).then(({ passed, failed }) => {
      total.passed += passed;
      total.failed += failed;
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

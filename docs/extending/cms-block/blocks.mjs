// @ts-check

const plates = [25, 20, 15, 10, 5, 2.5, 1.25];

/**
 * The plates of one side of the bar, the heaviest first.
 * @param {number} weight
 */
const platesFor = (weight) => {
  let left = weight / 2;
  return plates.flatMap((plate) => {
    const count = Math.floor(left / plate);
    left -= count * plate;
    return Array.from({ length: count }, () => plate);
  });
};

/**
 * A block that says how to load a bar, as 20 kg and two plates of 25 for 70 kg.
 * @type {import('@ironcart/react-ui').OwnBlocks}
 */
const blocks = ({ react, defineBlock, readProps }) => {
  const { createElement, useState } = react;

  /** @typedef {{ readonly title: string, readonly bar: number, readonly target: number }} PlateLoaderProps */

  /** @param {PlateLoaderProps} props */
  const PlateLoader = ({ title, bar, target }) => {
    const [weight, setWeight] = useState(target);
    const side = platesFor(weight - bar).map((plate) => `${plate} kg`);
    return createElement(
      'section',
      { className: 'plate-loader' },
      createElement('h2', null, title),
      createElement(
        'label',
        null,
        'Weight in kg ',
        createElement('input', {
          type: 'number',
          min: bar,
          step: 2.5,
          value: weight,
          onChange: (/** @type {import('react').ChangeEvent<HTMLInputElement>} */ event) =>
            setWeight(event.target.valueAsNumber || bar),
        }),
      ),
      createElement('p', null, side.length === 0 ? 'The bar alone' : `Each side: ${side.join(' + ')}`),
    );
  };

  const readPlateLoader = readProps.shape({ title: readProps.text, bar: readProps.number, target: readProps.number });

  return {
    PlateLoader: defineBlock('PlateLoader', readPlateLoader, (props) => createElement(PlateLoader, props)),
  };
};

export default blocks;

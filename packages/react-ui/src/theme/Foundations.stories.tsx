import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartTotals } from '../cart/CartTotals.tsx';
import { Price } from '../price/Price.tsx';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { BuyPanel } from '../product/BuyPanel.tsx';
import { sampleTotalsLines } from '../testing/sample-orders.ts';
import { contrast, edgePairs, palettesIn, textPairs, tokensIn } from '../testing/tokens.ts';
import './adopter-example.css';
import styles from './Foundations.module.css';
import css from './tokens.css?raw';

const palettes = [
  ['Light', palettesIn(css)[0]?.[1] ?? {}],
  ['Dark', palettesIn(css)[2]?.[1] ?? {}],
  ['High contrast', palettesIn(css)[3]?.[1] ?? {}],
] as const;

const meta = { title: 'Foundations' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every colour of the three palettes, read from tokens.css. */
export const Colours: Story = {
  render: () => (
    <div className={styles.page}>
      {palettes.map(([title, palette]) => (
        <section key={title} className={styles.row}>
          <h2>{title}</h2>
          <div className={styles.swatches}>
            {Object.entries(palette).map(([name, value]) => (
              <div key={name} className={styles.swatch}>
                <div className={styles.colour} style={{ '--colour': value }} />
                <span>
                  --{name} {value}
                </span>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
};

/** Permitted combinations of foreground and background with their contrast: text 4.5:1, edges 3:1. */
export const Contrast: Story = {
  render: () => (
    <div className={styles.page}>
      {palettes.map(([title, palette]) => (
        <section key={title}>
          <h2>{title}</h2>
          <table className={styles.pairs}>
            <thead>
              <tr>
                <th scope="col">Front</th>
                <th scope="col">Back</th>
                <th scope="col">Ratio</th>
              </tr>
            </thead>
            <tbody>
              {[...textPairs, ...edgePairs].flatMap(([front, backs]) =>
                backs.map((back) => (
                  <tr key={front + back}>
                    <td>{front}</td>
                    <td>{back}</td>
                    <td>{contrast(palette[front] ?? '', palette[back] ?? '').toFixed(1)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  ),
};

/** Seven sizes, fluid between 375 and 1440 px. */
export const Type: Story = {
  render: () => (
    <div className={styles.page}>
      {tokensIn(css, 'text-').map(([name, value]) => (
        <div key={name} className={styles.row}>
          <span className={styles.name}>
            {name}: {value}
          </span>
          <span className={styles.size} style={{ fontSize: `var(${name})` }}>
            Turned, knurled, weighed 20.0 kg
          </span>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Turned, knurled, weighed 20.0 kg')).toHaveLength(7);
  },
};

/** The 8 px rhythm, lines, corners and motion. */
export const SpacingAndMotion: Story = {
  render: () => (
    <div className={styles.page}>
      {tokensIn(css, 'space-').map(([name, value]) => (
        <div key={name} className={styles.row}>
          <span className={styles.name}>
            {name}: {value}
          </span>
          <div className={styles.space} style={{ inlineSize: `var(${name})` }} />
        </div>
      ))}
      {['line', 'radius', 'motion', 'ease'].flatMap((prefix) =>
        tokensIn(css, prefix).map(([name, value]) => (
          <p key={name}>
            {name}: {value}
          </p>
        )),
      )}
    </div>
  ),
};

/** The states of every control: rest, focus, busy, disabled, invalid. */
export const States: Story = {
  render: () => (
    <div className={styles.page}>
      <div className={styles.columns}>
        <Button variant="primary">Add to cart</Button>
        <Button variant="primary" isBusy busyLabel="Adding to cart">
          Add to cart
        </Button>
        <Button variant="primary" disabled>
          Add to cart
        </Button>
        <Button>Tell me</Button>
      </div>
      <div className={styles.columns}>
        <TextField name="email" label="Email" hint="For the receipt" />
        <TextField name="refused" label="Email" defaultValue="ana@" error="Please enter a valid email" />
        <TextField name="disabled" label="Email" defaultValue="ana@example.com" disabled />
      </div>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getAllByRole('button')[0];
    await expect(first).toHaveFocus();
    await expect(first && getComputedStyle(first).outlineStyle).toBe('solid');
  },
};

/** One primary action; labels state the effect. */
export const DoAndDont: Story = {
  render: () => (
    <div className={styles.columns}>
      <section className={styles.good}>
        <h2>Do</h2>
        <Button variant="primary">Place order: $345.00</Button>
        <Button>Back to the cart</Button>
        <Notice tone="error">We have 2 of these. Lower the quantity to order them.</Notice>
      </section>
      <section className={styles.bad}>
        <h2>Don’t</h2>
        <Button variant="primary">Submit</Button>
        <Button variant="primary">Continue shopping</Button>
        <Notice tone="error">Oops! Something went wrong.</Notice>
      </section>
    </div>
  ),
};

/** One highlighted price; the previous price is struck through next to it; figures are aligned. */
export const DoAndDontPrices: Story = {
  render: () => (
    <div className={styles.columns}>
      <section className={styles.good}>
        <h2>Do</h2>
        <Price size="large" price={{ amount: money(109_500), listAmount: money(129_500), reason: 'sale' }} />
        <CartTotals lines={sampleTotalsLines} />
      </section>
      <section className={styles.bad}>
        <h2>Don’t</h2>
        <p>Only $1,095!!! You save $200 (15.4%) off the regular price of $1295</p>
        <p>Total incl. everything: $2,688.76*</p>
        <p>* Fees may apply</p>
      </section>
    </div>
  ),
};

/** The same components with adopter-example.css, which overrides the tokens of every palette. */
export const AnotherBrand: Story = {
  render: () => (
    <>
      {(['light', 'dark', 'high contrast'] as const).map((palette) => (
        <article
          key={palette}
          data-brand="harbour"
          data-testid={palette}
          {...(palette === 'high contrast' ? { 'data-contrast': 'high' } : { 'data-theme': palette })}
          className={styles.brand}
        >
          <BuyPanel
            name={`Rope of the harbour, ${palette}`}
            price={{ amount: money(8_900), listAmount: money(10_900), reason: 'sale' }}
            stock={{ code: 'inStock' }}
            promise="Leaves our dock Tuesday"
            target={{ action: '/cart', fields: { productId: 1 } }}
          />
        </article>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const signals = { light: '#ff7a59', dark: '#ff8a6c', 'high contrast': '#ffb199' };
    for (const [palette, signal] of Object.entries(signals)) {
      const brand = canvas.getByTestId(palette);
      await expect(getComputedStyle(brand).getPropertyValue('--signal')).toBe(signal);
    }
  },
};

/** Layers above the page are separated by surface and border, without shadows; stacking order. */
export const Elevation: Story = {
  render: () => (
    <div className={styles.page}>
      <div className={styles.columns}>
        {['sunken', 'ground', 'surface', 'plate'].map((plane) => (
          <p
            key={plane}
            className={styles.plane}
            style={{ background: `var(--${plane})`, color: plane === 'plate' ? 'var(--on-plate)' : undefined }}
          >
            --{plane}
          </p>
        ))}
      </div>
      <ol>
        {tokensIn(css, 'layer-').map(([name, value]) => (
          <li key={name} value={Number(value)}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  ),
};

import { spawnSync } from 'node:child_process';

const opensStore = /The store is open at (http:\/\/\S+)/;

const missing = (program, why) => () =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined ? undefined : why;

/**
 * Every command in the README's table, with the arguments that make its trial run as short as possible.
 * - `line`: the command line; `FOLDER` stands for a temporary folder of the run
 * - `opens`: the output that shows that a server is ready; it is then stopped. Omitted for commands that end by
 * themselves
 * - `code`: the expected exit code, if not 0
 * - `cannot`: returns the reason if the command cannot run on this machine
 */
export const commands = [
  { name: 'npm start', line: 'npm start', opens: opensStore },
  { name: 'npm test', line: 'npm test -- lint' },
  { name: 'npm run dev', line: 'npm run dev', opens: opensStore },
  { name: 'npm run build', line: 'npm run build' },
  { name: 'npm run check', line: 'npm run check' },
  {
    name: 'npm run storybook',
    line: 'npm run storybook -- --ci --port 6116',
    opens: /(http:\/\/(?:localhost|127\.0\.0\.1):6116\/)/,
  },
  { name: 'npm run bench', line: 'npm run bench -- first-load' },
  { name: 'npm run docs', line: 'npm run docs' },
  {
    name: 'npm run docs -- serve',
    line: 'npm run docs -- serve',
    opens: /(http:\/\/localhost:\d+)/,
  },
  { name: 'npm run spec-map', line: 'npm run spec-map' },
  { name: 'npm run check:size', line: 'npm run check:size' },
  { name: 'npm run mutation', line: 'npm run mutation -- tax --count 2' },
  {
    name: 'npm test -- acceptance packed',
    line: 'npx --no-install vitest run --project acceptance operator/commands-listed',
  },
  { name: 'npm run rates -- export FILE', line: 'npm run rates -- export FOLDER/rates.json' },
  { name: 'npm run pictures -- add FOLDER', line: 'npm run pictures -- list' },
  {
    name: 'npm run catalogue -- import FILE',
    line: 'npm run catalogue -- export FOLDER/products.json && npm run catalogue -- import FOLDER/products.json',
  },
  { name: 'npm run order -- audit ID', line: 'npm run order -- audit 999999999', code: 2 },
  {
    name: 'npm run order -- ask ID 12.50 "Freight"',
    line: 'npm run order -- ask 999999999 12.50 "Freight"',
    code: 2,
  },
  { name: 'npm run order -- pack ID', line: 'npm run order -- pack 999999999', code: 2 },
  { name: 'npm run order -- cancel ID', line: 'npm run order -- cancel 999999999', code: 2 },
  { name: 'npm run order -- refunds', line: 'npm run order -- refunds' },
  { name: 'npm run order -- ship ID', line: 'npm run order -- ship 999999999', code: 2 },
  { name: 'npm run order -- delivered ID', line: 'npm run order -- delivered 999999999', code: 2 },
  { name: 'npm run order -- return RMA received', line: 'npm run order -- return R-999999999 received', code: 2 },
  { name: 'npm run order -- ticket CODE', line: 'npm run order -- ticket 999999999', code: 2 },
  { name: 'npm run order -- quotes', line: 'npm run order -- quotes' },
  {
    name: 'npm run order -- quote ID 2027-03-31 120.00',
    line: 'npm run order -- quote 999999999 2999-03-31 120.00',
    code: 2,
  },
  { name: 'npm run flags -- set NAME on EUR', line: 'npm run flags -- set adyen_edit on EUR' },
  { name: 'npm run demo -- empty', line: 'npm run demo -- empty' },
  { name: 'npm run outbox', line: 'npm run outbox' },
  { name: 'npm run search -- reindex', line: 'npm run search -- reindex', code: 2 },
  { name: 'npm run moderate -- list', line: 'npm run moderate -- list' },
  { name: 'npm run preview -- FILE', line: 'npm run preview -- package.json', code: 2 },
  { name: 'npm run analytics', line: 'npm run analytics' },
  { name: 'npm run chat -- list', line: 'npm run chat -- list' },
  {
    name: 'npm run app-simulator',
    line: 'npm run app-simulator',
    opens: /The app simulator is at (http:\/\/\S+)/,
  },
  {
    name: 'npm run channels-demo',
    line: 'npm run channels-demo',
    opens: /One checkout in three channels is at (http:\/\/\S+)/,
  },
  { name: 'npm run backup -- FILE', line: 'npm run backup -- FOLDER/store.gz' },
  { name: 'npm run restore -- FILE', line: 'IRONCART_DATA_DIR=FOLDER/restored npm run restore -- FOLDER/store.gz' },
  { name: 'npm run doctor', line: 'npm run doctor -- --offline', code: 1 },
  { name: 'npm run release', line: 'npm run release -- FOLDER/release' },
  { name: 'npm run release:dry', line: 'npm run release:dry' },
  { name: 'npm run load', line: 'npm run load -- --shoppers 2 --seconds 5' },
  { name: 'npm run lighthouse', line: 'npm run lighthouse -- 1' },
  { name: 'npm run chaos', line: 'npm run chaos -- --rounds 1 --kill-every 50' },
  {
    name: 'npm run cluster',
    line: 'npm run cluster -- --port 5740',
    opens: /DATABASE_URL='(\S+)'/,
    cannot: missing('patroni', 'Patroni is not installed here'),
  },
  {
    name: 'npm run failover',
    line: 'npm run failover -- --kills 1',
    cannot: missing('patroni', 'Patroni is not installed here'),
  },
  { name: 'npm run explore', line: 'npm run explore -- --schedules 100 --seed 1' },
  { name: 'npm run journeys', line: 'npm run journeys -- without-scripts --project desktop --workers 1' },
  { name: 'npm run matrix', line: 'npm run matrix -- --list' },
  { name: 'npm run atlas', line: 'npm run atlas -- phone' },
  { name: 'npm run review', line: 'npm run review -- button' },
  { name: 'npm run screens', line: 'npm run screens -- --list' },
  { name: 'npm run conformance', line: 'npm run conformance -- --list' },
  { name: 'npm run nightly', line: 'npm run nightly -- load' },
  { name: 'npm run check:reach', line: 'npm run check:reach' },
  { name: 'npm run diagrams', line: 'npm run diagrams' },
  {
    name: 'npm run art',
    line: 'npm run art -- --only bench',
    cannot: missing('blender', 'Blender is not installed here'),
  },
  { name: 'npm run commands', cannot: () => 'it is what runs', line: 'npm run commands' },
];

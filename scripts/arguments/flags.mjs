/** How `npm run flags` is called. */
export const usage = `Usage:
  npm run flags
  npm run flags -- set NAME on|off|NUMBER [SITE ...]
  npm run flags -- set NAME '{"rules": [{"audience": {"groupIds": [2]}, "value": true}], "otherwise": false}'
  npm run flags -- reset NAME

Shows what each flag is set to, or sets one: for the sites that are named, else for everybody. A running store hears of it.`;

// drizzle-kit looks at the exports of a module; the catalogues' tables are made from data, so they are spread here.
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, 'src/features');
const ofFeatures = readdirSync(folder)
  .map((feature) => path.join(folder, feature, 'tables.ts'))
  .filter((file) => existsSync(file))
  .map((file) => require(file));
module.exports = Object.assign({ ...require('./src/engine/engineTables.ts').engineTables }, ...ofFeatures);

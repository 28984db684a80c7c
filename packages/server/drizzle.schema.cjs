// drizzle-kit looks at the exports of a module; the catalogues' tables are made from data, so they are spread here.
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, 'src/features');
// two features may give a table the same name in their code
const ofFeatures = readdirSync(folder)
  .map((feature) => [feature, path.join(folder, feature, 'tables.ts')])
  .filter(([, file]) => existsSync(file))
  .flatMap(([feature, file]) =>
    Object.entries(require(file)).map(([name, table]) => [`${feature}.${name}`, table]),
  );
module.exports = {
  ...require('./src/engine/database/engineTables.ts').engineTables,
  ...Object.fromEntries(ofFeatures),
};

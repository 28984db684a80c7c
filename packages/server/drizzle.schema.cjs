// drizzle-kit looks at the exports of a module; the catalogues' tables are made from data, so they are spread here.
module.exports = require('./src/allTables.ts').allTables;

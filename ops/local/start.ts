// npm run cluster -- [folder]: two servers of Sen with HAProxy, PostgreSQL, Patroni and etcd on this machine, until Ctrl+C.
import { startCluster } from './cluster.ts';
import { ports, servers, usualFolder } from './layout.ts';

const folder = process.argv[2] ?? usualFolder;
const { base } = await startCluster(folder);
console.log(`
  Sen is ready on two servers:  ${base}/his   and  http://${servers.b}:${ports.http}/his
  Accounts of the demo: its users with the password sen-2026. Configuration, data and logs: ${folder}/{a,b,c}
  Who leads the database: patronictl -c ${folder}/a/patroni.yml list
  Ctrl+C stops everything.
`);

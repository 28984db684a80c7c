/** When the system's own jobs run, in UTC. */
export const crontab = `
* * * * * seal
15 * * * * tidy
30 17 * * * partitions
*/10 * * * * nightlyBackup
`;

import { refusal, type Workflow } from './workflow.ts';

export type TableRow = {
  state: string;
  action: string;
  permission: string;
  held: boolean;
  says: string | null;
};

/** What `refusal` says for every state, every action and every permission of a workflow, held alone or all but that one. */
export function refusalTable<S extends string, A extends string, E extends { TrangThai: string }>(
  workflow: Workflow<S, A, E>,
  facts: (state: S) => E,
): TableRow[] {
  const states = Object.keys(workflow.states) as S[]; // the keys of a Record<S, …>
  const actions = Object.keys(workflow.transitions) as A[]; // the keys of a Record<A, …>
  const permissions = [...new Set(actions.map((action) => workflow.transitions[action].permission))];
  return states.flatMap((state) =>
    actions.flatMap((action) =>
      permissions.flatMap((permission) =>
        [true, false].map((held) => {
          const mine = permissions.filter((one) => (one === permission) === held);
          return {
            state,
            action,
            permission,
            held,
            says: refusal(workflow, action, facts(state), new Set(mine)),
          };
        }),
      ),
    ),
  );
}

/** What the table must say: `moves` are 'state action' with the permission that they need. */
export function expectedTable(
  rows: readonly TableRow[],
  moves: Readonly<Record<string, string>>,
  needs: Readonly<Record<string, string>>,
): TableRow[] {
  return rows.map((row) => {
    const wanted = needs[row.action];
    const may = row.held ? row.permission === wanted : row.permission !== wanted;
    const says = !may ? 'FORBIDDEN' : `${row.state} ${row.action}` in moves ? null : 'STATE_CHANGED';
    return { ...row, says };
  });
}

import { buildSchema, type ExecutionResult, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { subscribeShared } from './eventAnswers.ts';

const schema = buildSchema(`
  type Query { none: Int }
  type Happened { id: Int, of: String }
  type Subscription { happened(where: String): Happened, other: Happened }
`);

/** What two readers of the same events are answered, and how often the id of an event was read for it. */
async function twice(document: string, variables: readonly Record<string, unknown>[] = [{}, {}]) {
  let reads = 0;
  const events = [1, 2].map((id) => ({
    happened: {
      get id() {
        reads += 1;
        return id;
      },
      of: 'x',
    },
  }));
  const parsed = parse(document);
  const of = async (variableValues: Record<string, unknown>) => {
    const answer = await subscribeShared({
      schema,
      document: parsed,
      rootValue: {
        happened: async function* () {
          yield* events;
        },
        other: () => {
          throw new Error('refused');
        },
      },
      variableValues,
    });
    if (!(Symbol.asyncIterator in answer)) return answer;
    const got: ExecutionResult[] = [];
    for await (const one of answer) got.push(one);
    return got;
  };
  const [first, second] = [await of(variables[0] ?? {}), await of(variables[1] ?? {})];
  return { first, second, reads };
}

const two = [{ data: { happened: { id: 1 } } }, { data: { happened: { id: 2 } } }];

describe('answers to events', () => {
  it('are worked out once for all readers of one document, whatever each hears of', async () => {
    const document = 'subscription One($where: String) { happened(where: $where) { id } }';
    const { first, second, reads } = await twice(document, [{ where: 'here' }, { where: 'there' }]);
    expect(first).toEqual(two);
    expect(second).toEqual(two);
    expect(reads).toBe(2);
  });

  it('are worked out for each where its variables choose what is told, also in a fragment', async () => {
    for (const document of [
      'subscription One($of: Boolean!) { happened { id of @include(if: $of) } }',
      'subscription One($of: Boolean!) { happened { ...Told } } fragment Told on Happened { id of @include(if: $of) }',
    ]) {
      const { first, second, reads } = await twice(document, [{ of: false }, { of: true }]);
      expect(first).toEqual(two);
      expect(second).toEqual(two.map(({ data }) => ({ data: { happened: { ...data.happened, of: 'x' } } })));
      expect(reads).toBe(4);
    }
  });

  it('are those of the field under its own name', async () => {
    const { first, second } = await twice('subscription { named: happened { number: id } }');
    expect(first).toEqual([{ data: { named: { number: 1 } } }, { data: { named: { number: 2 } } }]);
    expect(second).toEqual(first);
  });

  it('say why there are none', async () => {
    const { first } = await twice('subscription { other { id } }');
    expect(first).toMatchObject({ errors: [{ message: 'refused' }] });
  });
});

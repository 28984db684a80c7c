import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTrial, type Step } from './trial/trial.ts';

const field = fc.constantFrom('name', 'note', 'phone');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), field }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('clear' as const), field }) },
  { weight: 3, arbitrary: fc.constant({ do: 'save' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      how: fc.constantFrom('arrives', 'arrives', 'is lost', 'never came', 'is refused'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('others' as const), field }) },
  { weight: 2, arbitrary: fc.constant({ do: 'event' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read' as const), which: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      how: fc.constantFrom('mine', 'theirs', 'first', 'close'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'reload' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('go' as const), to: fc.constantFrom('a', 'b', 'new') }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'discard' as const }) },
);

for (const merge of ['byPart', 'ask'] as const) {
  test(`whatever comes between, nothing typed is lost, nothing is saved twice, nobody else's change is overwritten unseen and no answer lands in another record (${merge})`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
        const trial = makeTrial(merge);
        await trial.begin();
        for (const one of steps) {
          await trial.do(one);
          trial.check();
        }
        // in the end everything that is still wanted is saved
        expect(await trial.finish()).toBe('[]');
      }),
      { numRuns: 400 },
    );
  });
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defineScreens } from './feature.ts';
import { FeaturesContext, useContributions } from './useContributions.ts';

function Kept() {
  return <>{useContributions('kept').flat().join()}</>;
}

it('gives what each feature brings of a kind, in the order of the list', () => {
  const features = [
    defineScreens({ name: 'one', kept: ['A', 'B'] }),
    defineScreens({ name: 'nothing' }),
    defineScreens({ name: 'other', kept: ['C'] }),
  ];
  const page = (
    <FeaturesContext value={features}>
      <Kept />
    </FeaturesContext>
  );
  expect(renderToStaticMarkup(page)).toBe('A,B,C');
});

it('throws where no list of features is given', () => {
  expect(() => renderToStaticMarkup(<Kept />)).toThrow('knows no features');
});

import { compileFormSvg } from '../packages/server/src/features/printing/compile.ts';
import { formSource } from '../packages/server/src/features/printing/forms.ts';
import { labelList } from '../packages/server/src/features/printing/labels.ts';
import { readForm } from '../packages/server/src/features/printing/library.ts';
import { printForm } from '../packages/server/src/features/printing/points.ts';
import '../packages/server/src/features.ts';
import { signIn } from './facts.ts';
import { spread } from './measure.ts';
import { type Started, today, withSen } from './site.ts';

/** Previews of each form: what is drawn for somebody who types in its template. */
const turns = 20;
const query = `query ($code: String!, $template: String!, $labels: [NhanMauInInput!]!) {
  xemTruocMauIn(code: $code, template: $template, labels: $labels, language: vi) { pages svg }
}`;

await withSen({ patients: 100, visits: 10, acts: 10 }, bench);

async function bench({ base }: Started): Promise<void> {
  const session = await signIn(base, 'quantri');
  console.log(`${turns} previews of each form, ${today}

| form | Sen p50 ms | p95 | the compiler alone p50 ms | p95 | p50 ratio |
|---|---|---|---|---|---|`);
  for (const form of printForm.all()) {
    const { code } = form;
    const { template, labels, sample } = readForm(code);
    const ours = await timesOf(async (typed) => {
      const answer = await fetch(`${base}/graphql/print`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...session },
        body: JSON.stringify({ query, variables: { code, template: typed, labels: labelList(labels) } }),
      });
      const { data } = (await answer.json()) as { data?: { xemTruocMauIn: { svg: string | null } } }; // the API's shape
      if (!data?.xemTruocMauIn.svg) throw new Error(`${code} is not drawn`);
    }, template);
    const bare = await timesOf((typed) => {
      const source = formSource(form, { template: typed, labels, layout: null }, sample, {
        language: 'vi',
        createdAt: new Date(),
      });
      if (!compileFormSvg(source).ok) throw new Error(`${code} is not drawn`);
    }, template);
    console.log(
      `| ${code} | ${ours.p50.toFixed(1)} | ${ours.p95.toFixed(1)} | ${bare.p50.toFixed(1)} | ${bare.p95.toFixed(1)} | ${(ours.p50 / bare.p50).toFixed(1)} |`,
    );
  }
}

/** How long an act takes with a template that is another one each time; the first is not counted. */
async function timesOf(act: (typed: string) => unknown, template: string) {
  const times: number[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const began = performance.now();
    await act(`${template}\n// ${turn}`);
    if (turn > 0) times.push(performance.now() - began);
  }
  return spread(times);
}

import { describe, expect, it } from 'vitest';
import { settingForm, settingForms } from './settingForms.ts';
import { settingIssues, settingSection, settingValues } from './settingValues.ts';

const queue = settingForm('queue') ?? settingForms[0];
const facility = settingForm('facility') ?? settingForms[0];
if (!queue || !facility) throw new Error('no forms');

describe('a section of the settings', () => {
  it('is the same after a form has shown it', () => {
    const section = {
      ratio: [1, 2],
      returnAfter: 3,
      callsBeforeDismiss: 3,
      childUnder: 6,
      elderFrom: 75,
      appointments: false,
    };
    const values = settingValues(queue, section);
    expect(values).toEqual({
      ratio_0: '1',
      ratio_1: '2',
      returnAfter: '3',
      callsBeforeDismiss: '3',
      childUnder: '6',
      elderFrom: '75',
      appointments: false,
    });
    expect(settingSection(queue, values)).toEqual(section);
  });

  it('has empty text where a text was emptied, and null for a number', () => {
    expect(settingSection(facility, { name: ' Sen ', phone: null, diemXepCap: '' })).toMatchObject({
      name: 'Sen',
      phone: '',
      diemXepCap: null,
      laTramYTe: false,
    });
  });

  it('tells faults at their fields', () => {
    const faults = (values: Record<string, unknown>) =>
      settingIssues(facility, values).map((issue) => `${issue.path}:${issue.code}`);
    expect(faults({ name: '', MaCSKCB: '0199', taxCode: '12', capCMKT: 'X' })).toEqual([
      'name:REQUIRED',
      'taxCode:NOT_A_TAXCODE',
      'MaCSKCB:NOT_DIGITS',
      'capCMKT:NOT_IN_LIST',
    ]);
    expect(faults({ name: 'Sen', MaCSKCB: '01999', taxCode: '' })).toEqual([]);
    expect(settingIssues(queue, { ratio_0: '0', returnAfter: '21' }).map((issue) => issue.path)).toEqual([
      'ratio_0',
      'returnAfter',
    ]);
  });

  it('has labels in both languages and a name of its own', () => {
    const names = settingForms.map((form) => form.section);
    expect(new Set(names).size).toBe(names.length);
    for (const form of settingForms)
      for (const { label } of [form, ...Object.values(form.fields)])
        expect([label.vi.length > 1, label.en.length > 1]).toEqual([true, true]);
  });
});

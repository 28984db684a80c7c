import { expect, it, vi } from 'vitest';
import { filled, makeForm } from './formStore.ts';

it('tells what a user changed, and the values of the fields that are shown', () => {
  const form = makeForm();
  const heard = vi.fn();
  form.inside.listen(heard);
  form.setFieldsValue({ a: 1, hidden: 2 });
  form.inside.shown('a', () => []);
  form.inside.typed('a', 3);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ a: 3 }, { a: 3 });
  expect(form.getFieldsValue(true)).toEqual({ a: 3, hidden: 2 });
});

it('drops what was wrong with a value that was set anew, and keeps it while a user types', () => {
  const form = makeForm();
  form.setFields([{ name: ['lines', 0, 'SoLuong'], errors: ['too much'] }]);
  expect(form.inside.errors('lines_0_SoLuong')).toEqual(['too much']);
  form.setFields([{ name: 'a', errors: ['wrong'] }]);
  form.inside.typed('a', 'x');
  expect(form.inside.errors('a')).toEqual(['wrong']);
  form.setFieldsValue({ a: 'y' });
  expect(form.inside.errors('a')).toEqual([]);
});

it('asks the rules of the fields that are shown', () => {
  const form = makeForm();
  const gone = form.inside.shown('a', () => [filled('needed')]);
  expect(form.inside.check()).toBe(false);
  expect(form.inside.errors('a')).toEqual(['needed']);
  form.inside.typed('a', 'x');
  expect(form.inside.check()).toBe(true);
  form.setFieldsValue({ a: '' });
  gone();
  expect(form.inside.check()).toBe(true);
});

it('judges a field while it is typed, and anew those that were refused', () => {
  const form = makeForm();
  form.inside.shown('one', () => [filled('needed')]);
  form.inside.shown('two', () => [(value, { one }) => (value === one ? null : 'not the same')]);
  form.inside.typed('two', 'x');
  expect(form.inside.errors('two')).toEqual(['not the same']);
  form.inside.typed('one', 'x');
  expect(form.inside.errors('two')).toEqual([]);
  form.inside.typed('one', '');
  expect(form.inside.errors('one')).toEqual(['needed']);
});

it('goes back to its first values', () => {
  const form = makeForm();
  form.inside.start({ a: 1 });
  form.inside.start({ a: 9 });
  form.setFieldsValue({ a: 2, b: 3 });
  form.resetFields();
  expect(form.getFieldsValue(true)).toEqual({ a: 1 });
});

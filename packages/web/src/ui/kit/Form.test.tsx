import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Switch } from './choices.tsx';
import { Form } from './Form.tsx';
import { type FormInstance, filled } from './formStore.ts';
import { Input } from './Input.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
let form: FormInstance;
const changed = vi.fn();
const sent = vi.fn();

function Sheet({ off = false }: { off?: boolean }) {
  const [own] = Form.useForm();
  form = own;
  return (
    <Form form={own} disabled={off} onValuesChange={changed} onFinish={sent} initialValues={{ name: 'Lan' }}>
      <Form.Item name="name" label="Name" required rules={[filled('needed')]}>
        <Input />
      </Form.Item>
      <Form.Item name="on" label="On" valuePropName="checked">
        <Switch />
      </Form.Item>
    </Form>
  );
}
const show = (off = false) => act(() => root.render(<Sheet off={off} />));
const name = () => place.querySelector<HTMLInputElement>('#name') ?? new HTMLInputElement();
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name(), text);
    name().dispatchEvent(new Event('input', { bubbles: true }));
    return Promise.resolve();
  });
const submit = () =>
  act(() => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    return Promise.resolve();
  });

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  changed.mockClear();
  sent.mockClear();
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

it('gives each field its value and tells what a user changed', async () => {
  await show();
  expect(name().value).toBe('Lan');
  await type('Mai');
  expect(changed).toHaveBeenCalledExactlyOnceWith({ name: 'Mai' }, { name: 'Mai', on: undefined });
  await act(() => place.querySelector<HTMLElement>('[role=switch]')?.click());
  expect(form.getFieldValue('on')).toBe(true);
});

/** Types and sends at the moment when the form is drawn, before the browser is told of anything. */
function Quick() {
  useLayoutEffect(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name(), '');
    name().dispatchEvent(new Event('input', { bubbles: true }));
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }, []);
  return <Sheet />;
}

it('hears what is typed and what is sent as soon as it is drawn', async () => {
  await act(() => root.render(<Quick />));
  expect(changed).toHaveBeenCalledExactlyOnceWith({ name: '' }, { name: '', on: undefined });
  expect(sent).not.toHaveBeenCalled(); // its rule is asked
});

it('is not sent while a rule refuses, and says why at the field', async () => {
  await show();
  await type('');
  await submit();
  expect(sent).not.toHaveBeenCalled();
  const told = document.getElementById(name().getAttribute('aria-describedby') ?? '');
  expect([name().getAttribute('aria-invalid'), told?.textContent]).toEqual(['true', 'needed']);
  await type('Mai');
  await submit();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Mai', on: undefined });
});

it('can only be read when it is disabled', async () => {
  await show(true);
  expect([...place.querySelectorAll<HTMLInputElement>('input, button')].map((one) => one.disabled)).toEqual([
    true,
    true,
  ]);
});

it('gives the focus back that it took while it was stilled, unless it is elsewhere by then', async () => {
  await show();
  name().focus();
  await show(true);
  name().blur(); // as a browser does with a field that is disabled
  await show();
  expect(document.activeElement).toBe(name());
  await show(true);
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  await show();
  expect(document.activeElement).toBe(other);
});

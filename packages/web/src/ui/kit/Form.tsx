import {
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { focusWhenSeen } from '../focusWhenSeen.ts';
import { FormDisabled, useDisabled } from './disabled.ts';
import { type FormInstance, type Rule, useForm, useWatch } from './formStore.ts';
import { useHeldFocus } from './heldFocus.ts';
import './form.css';

const Inside = createContext<FormInstance | null>(null);
const Marks = createContext(true);

type FormProps<V extends object> = {
  form?: FormInstance<V>;
  /** Labels stand above their fields; there is no other layout. */
  layout?: 'vertical';
  /** Nothing can be typed; without it as what is around says, such as a dialogue that is being saved. */
  disabled?: boolean;
  /** Whether fields that must be filled carry a mark. */
  requiredMark?: boolean;
  initialValues?: Partial<V>;
  /** After a change by the user: that field, and all that are shown. */
  onValuesChange?: (changed: Partial<V>, all: V) => void;
  /** Enter or the submit button, when no rule refuses. */
  onFinish?: (values: V) => void;
  onFinishFailed?: () => void;
  /** False: no element of its own. */
  component?: false;
  className?: string;
  children?: ReactNode;
};

/** A form: its values in a store, its fields as `Form.Item`s. */
export function Form<V extends object = Record<string, unknown>>(props: FormProps<V>) {
  const [own] = useForm<V>();
  const form = props.form ?? own;
  const { inside } = form;
  if (props.initialValues) inside.start(props.initialValues as Record<string, unknown>); // a store of whatever fields
  // before anything can be typed in it: what is typed before the effects after the painting counts as well
  useLayoutEffect(() => {
    // the fields of this form are those of V
    inside.listen((changed, all) => props.onValuesChange?.(changed as Partial<V>, all as V));
  });
  const off = useDisabled(props.disabled);
  const element = useRef<HTMLFormElement>(null);
  useHeldFocus(element, off);
  const content = (
    <FormDisabled value={off}>
      <Marks value={props.requiredMark ?? true}>
        {/* the parts below ask for values by name */}
        <Inside value={form as unknown as FormInstance}>{props.children}</Inside>
      </Marks>
    </FormDisabled>
  );
  if (props.component === false) return content;
  return (
    <form
      ref={element}
      noValidate
      className={props.className}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (inside.check()) props.onFinish?.(form.getFieldsValue());
        else {
          const { currentTarget } = event;
          focusWhenSeen(() => currentTarget.querySelector('[aria-invalid=true]'));
          props.onFinishFailed?.();
        }
      }}
    >
      {content}
    </form>
  );
}

type ItemProps = {
  name?: string;
  label?: ReactNode;
  /** The id of the input, where it is not one of this form's fields. */
  htmlFor?: string;
  required?: boolean;
  rules?: readonly Rule[];
  /** 'checked' for boxes and switches. */
  valuePropName?: 'value' | 'checked';
  validateStatus?: 'error' | 'warning' | '';
  help?: ReactNode;
  hidden?: boolean;
  /** The input alone, without label and help. */
  noStyle?: boolean;
  className?: string;
  children?: ReactNode;
};

function Item(props: ItemProps) {
  const { name, label, help, validateStatus, className = '', required = false } = props;
  const marks = useContext(Marks);
  const errors = useErrors(name);
  const form = useContext(Inside);
  const control = name === undefined ? props.children : <Control {...props} name={name} />;
  if (props.noStyle) return control;
  const status = errors.length > 0 ? 'error' : (validateStatus ?? '');
  const told = help ?? (errors.length > 0 ? errors.map((text) => <div key={text}>{text}</div>) : null);
  const target = props.htmlFor ?? (name === undefined || !form ? name : form.inside.idOf(name));
  const mark = required && marks ? 'form-label required' : 'form-label';
  return (
    <div className={`form-item ${status} ${className}`} hidden={props.hidden}>
      {label === undefined ? null : target ? (
        <label className={mark} htmlFor={target}>
          {label}
        </label>
      ) : (
        <span className={mark}>{label}</span>
      )}
      {control}
      {told ? (
        <div className="form-help" id={target ? `${target}_help` : undefined} role="alert">
          {told}
        </div>
      ) : null}
    </div>
  );
}

type Input = { onChange?: (...args: unknown[]) => void };

/** Gives the one input of an item its value and listens to it. */
function Control({ name, valuePropName = 'value', rules, required, children }: ItemProps & { name: string }) {
  const { inside } = useAround();
  const value = useSyncExternalStore(inside.subscribe, () => inside.value(name));
  const errors = useErrors(name);
  const id = inside.idOf(name);
  const latest = useRef(rules);
  useLayoutEffect(() => {
    latest.current = rules;
  });
  useLayoutEffect(() => inside.shown(name, () => latest.current ?? []), [inside, name]);
  if (!isValidElement(children)) return children;
  const child = children as ReactElement<Input>; // an input: it takes a value and tells changes
  return cloneElement(child, {
    id,
    [valuePropName]: value,
    ...(required ? { 'aria-required': true } : {}),
    ...(errors.length > 0 ? { 'aria-invalid': true, 'aria-describedby': `${id}_help` } : {}),
    onChange: (...args: unknown[]) => {
      inside.typed(name, changedValue(args[0], valuePropName));
      child.props.onChange?.(...args);
    },
  } as Input); // further attributes that every input knows
}

function useErrors(name: string | undefined): readonly string[] {
  const form = useContext(Inside);
  return useSyncExternalStore(form?.inside.subscribe ?? nobody, () =>
    name === undefined || !form ? none : form.inside.errors(name),
  );
}

function useAround(): FormInstance {
  const form = useContext(Inside);
  if (!form) throw new Error('a field with a name stands outside of a form');
  return form;
}

const none: readonly string[] = [];
const nobody = () => () => undefined;

/** The value of a change: that of the input of an event, else what was told. */
function changedValue(told: unknown, key: 'value' | 'checked'): unknown {
  if (typeof told !== 'object' || told === null || !('target' in told)) return told;
  const { target } = told;
  return typeof target === 'object' && target !== null && key in target
    ? (target as Record<string, unknown>)[key] // just seen there
    : told;
}

Form.Item = Item;
Form.useForm = useForm;
Form.useWatch = useWatch;
Form.useFormInstance = useAround;

import {
  type ASTNode,
  BREAK,
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  Kind,
  visit,
} from 'graphql';

/**
 * Begins a subscription as the library's `subscribe` does: its answers, or why not. What an event answers depends on the event and the
 * document alone, not on who asks: a thousand readers of one event get an answer that is worked out once.
 */
export async function subscribeShared(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!isStream(source)) return source;
  const events = source[Symbol.asyncIterator]();
  const answer = answers(args);
  const stream: AsyncIterableIterator<ExecutionResult> = {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const { done, value } = await events.next();
      return done ? { done: true, value: undefined } : { done: false, value: await answer(value) };
    },
    async return() {
      await events.return?.();
      return { done: true, value: undefined };
    },
  };
  return stream;
}

function isStream(source: AsyncIterable<unknown> | ExecutionResult): source is AsyncIterable<unknown> {
  return Symbol.asyncIterator in source;
}

type Answer = ExecutionResult | Promise<ExecutionResult>;

/** By event and document. */
const worked = new WeakMap<object, WeakMap<DocumentNode, Answer>>();

function answers(args: ExecutionArgs): (event: unknown) => Answer {
  const work = (event: unknown) => execute({ ...args, rootValue: event });
  if (!isShared(args)) return work;
  return (event) => {
    if (typeof event !== 'object' || event === null) return work(event);
    const known = worked.get(event) ?? new WeakMap<DocumentNode, Answer>();
    worked.set(event, known);
    const answer = known.get(args.document) ?? work(event);
    known.set(args.document, answer);
    return answer;
  };
}

const shared = new WeakMap<DocumentNode, boolean>();

/** Whether a document has variables in the arguments of its one field alone: these say what is heard of, not what is told of it. */
function isShared({ document }: ExecutionArgs): boolean {
  let known = shared.get(document);
  if (known === undefined) {
    known = tellsTheSame(document);
    shared.set(document, known);
  }
  return known;
}

function tellsTheSame({ definitions }: DocumentNode): boolean {
  const [operation, ...operations] = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operations.length > 0) return false;
  const [field, ...fields] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || fields.length > 0) return false;
  const told: readonly (ASTNode | undefined)[] = [
    field.selectionSet,
    ...(field.directives ?? []),
    ...(operation.directives ?? []),
    ...definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
  ];
  return !told.some((node) => node && hasVariable(node));
}

function hasVariable(node: ASTNode): boolean {
  let found = false;
  visit(node, {
    Variable: () => {
      found = true;
      return BREAK;
    },
  });
  return found;
}

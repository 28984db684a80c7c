import { ownField } from '@sen/domain/records/ownField';
import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { DomainError } from '../errors.ts';

/** What one document may cost; the costliest of the screens stays below half of it. */
export const costMax = 40_000;
/** Characters of a document that is read at all: the longest of the screens has a tenth of them. */
export const textMax = 20_000;
/** Where the parser gives up; the longest document of the screens has a tenth of it. */
export const tokensMax = 5000;
const depthMax = 12;
/** The standard introspection query asks for types inside types. */
const introspectionDepthMax = 16;

/** A root field is one statement at least, an object one more for all rows together, a value next to nothing. */
const prices = { root: 500, object: 10, value: 1, again: 100, spread: 20, directive: 5 } as const;
/** How many times what lies inside a list is counted: a list without a size, a page of rows. */
const listFactor = 4;
const rowsOfOne = 50;
const pageFactorMax = 20;

type Place = {
  type: GraphQLNamedType | undefined;
  isRoot: boolean;
  /** How often the fields here are counted. */
  factor: number;
  /** The size of a list just below was counted by its page. */
  isPaged: boolean;
  depth: number;
  depthMax: number;
  /** Fields that were asked for here already, by alias or by repetition. */
  asked: Set<string>;
  /** The fragments that lead here: a circle is refused by validation, later. */
  inside: readonly string[];
};

/**
 * What a document may cost at most, before it is validated and run: validation itself takes long for thousands of repeated fields. Stops
 * counting at `max`, so that a document that grows by its fragments is refused as fast. Throws QUERY_TOO_COSTLY and QUERY_TOO_DEEP.
 */
export function documentCost(schema: GraphQLSchema, document: DocumentNode, max = costMax): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const reached = new Set<string>();
  let cost = 0;

  const add = (price: number, factor: number, { loc }: SelectionNode | DirectiveNode, field: string) => {
    cost += price * factor;
    if (cost <= max) return;
    const { line, column } = loc?.startToken ?? {};
    throw new DomainError('QUERY_TOO_COSTLY', { max, field, line, column });
  };
  const addDirectives = (directives: readonly DirectiveNode[] | undefined, factor: number) => {
    for (const one of directives ?? []) add(prices.directive, factor, one, `@${one.name.value}`);
  };
  const walk = (set: SelectionSetNode | undefined, place: Place): void => {
    const names = set?.selections.find(isTypename);
    for (const one of set?.selections ?? []) {
      addDirectives(one.directives, place.factor);
      if (one === names) add(prices.value, place.factor, one, '__typename');
      else if (one.kind === Kind.FIELD) walkField(one, place);
      else if (one.kind === Kind.INLINE_FRAGMENT) {
        add(prices.spread, place.factor, one, '...');
        const named = one.typeCondition?.name.value;
        walk(one.selectionSet, named ? { ...place, type: schema.getType(named) } : place);
      } else {
        const { value: name } = one.name;
        add(prices.spread, place.factor, one, `...${name}`);
        reached.add(name);
        const fragment = fragments.get(name);
        if (!fragment || place.inside.includes(name)) continue;
        const type = schema.getType(fragment.typeCondition.name.value);
        walk(fragment.selectionSet, { ...place, type, inside: [...place.inside, name] });
      }
    }
  };
  const walkField = (node: FieldNode, place: Place): void => {
    const name = node.name.value;
    if (place.depth > place.depthMax) throw new DomainError('QUERY_TOO_DEEP', { field: name });
    const own = place.isRoot ? prices.root : node.selectionSet ? prices.object : prices.value;
    const again = place.asked.has(name) ? Math.max(own, prices.again) : 0;
    place.asked.add(name);
    add(own + again, place.factor, node, name);
    if (!node.selectionSet) return;
    const isMeta = place.isRoot && (name === '__schema' || name === '__type');
    const field = fieldOf(schema, place.type, name);
    const page = field ? pageFactor(field, node) : null;
    walk(node.selectionSet, {
      type: field ? getNamedType(field.type) : undefined,
      isRoot: false,
      factor: place.factor * (page ?? (field && isList(field) && !place.isPaged ? listFactor : 1)),
      isPaged: page !== null,
      depth: place.depth + 1,
      depthMax: isMeta ? introspectionDepthMax : place.depthMax,
      asked: new Set(),
      inside: place.inside,
    });
  };
  const top = { factor: 1, isPaged: false, depth: 1, depthMax, inside: [] };

  for (const one of document.definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION) continue;
    addDirectives(one.directives, 1);
    for (const { directives } of one.variableDefinitions ?? []) addDirectives(directives, 1);
    const type = schema.getRootType(one.operation) ?? undefined;
    walk(one.selectionSet, { ...top, type, isRoot: true, asked: new Set() });
  }
  // validation reads those that nothing uses as well
  for (const [name, { selectionSet, typeCondition }] of fragments) {
    if (reached.has(name)) continue;
    const type = schema.getType(typeCondition.name.value);
    walk(selectionSet, { ...top, type, isRoot: false, asked: new Set(), inside: [name] });
  }
  return cost;
}

/** The name of a type, which clients ask for in each set of fields: where fragments meet it is no repetition. */
function isTypename(node: SelectionNode): boolean {
  return node.kind === Kind.FIELD && node.name.value === '__typename' && !node.alias;
}

/** Whether the parser gave up at `tokensMax`: its error has no code. */
export function isTooLong(message: unknown): boolean {
  return typeof message === 'string' && /^Syntax Error: Document contains more .* tokens/.test(message);
}

function fieldOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType | undefined,
  name: string,
): Pick<GraphQLField<unknown, unknown>, 'type' | 'args'> | undefined {
  if (name === '__schema') return { type: schemaType(schema, '__Schema'), args: [] };
  if (name === '__type') return { type: schemaType(schema, '__Type'), args: [] };
  const fields = isObjectType(type) ? type.getFields() : {};
  return ownField(fields, name);
}

function schemaType(schema: GraphQLSchema, name: '__Schema' | '__Type') {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`a schema without ${name}`);
  return type;
}

function isList({ type }: Pick<GraphQLField<unknown, unknown>, 'type'>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** How often a page counts what it holds, by the size that is asked for; a size in a variable may be the greatest. Null for what has no size. */
function pageFactor({ args }: Pick<GraphQLField<unknown, unknown>, 'args'>, node: FieldNode): number | null {
  if (!args.some((arg) => arg.name === 'limit')) return null;
  const given = node.arguments?.find((arg) => arg.name.value === 'limit')?.value;
  if (!given) return listFactor;
  if (given.kind !== Kind.INT) return pageFactorMax;
  return Math.min(pageFactorMax, Math.max(1, Math.ceil(Number(given.value) / rowsOfOne)));
}

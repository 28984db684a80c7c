import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';

/** Values of the right shape that name nothing that exists. */
export function plausible(type: GraphQLInputType, depth = 0): unknown {
  if (isNonNullType(type)) return plausible(type.ofType, depth);
  if (isListType(type)) return [plausible(type.ofType, depth)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    if (depth > 5) return {};
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, plausible(field.type, depth + 1)]),
    );
  }
  const values: Record<string, unknown> = {
    ID: '01999999-9999-7999-8999-999999999999',
    Int: 1,
    Float: 1.5,
    Boolean: true,
    Decimal: '1.5',
    SignedDecimal: '1.5',
    Date: '2026-01-31',
    DateTime: '2026-01-31T01:02:03.000Z',
    JSON: { a: [1, 'x', null] },
  };
  return values[type.name] ?? 'abc';
}

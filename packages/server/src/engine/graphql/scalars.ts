import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

function scalar(
  name: string,
  description: string,
  serialize: (value: unknown) => unknown,
  parse: (value: unknown) => unknown,
): GraphQLScalarType {
  return new GraphQLScalarType({
    name,
    description,
    serialize,
    parseValue: parse,
    parseLiteral: (node) => parse(literal(node)),
  });
}

function literal(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.INT:
    case Kind.FLOAT:
      return node.value;
    case Kind.NULL:
      return null;
    case Kind.LIST:
      return node.values.map(literal);
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literal(field.value)]));
    default:
      throw badValue('a variable cannot stand here');
  }
}

function badValue(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_INPUT' } });
}

const decimalPattern = /^-?\d{1,15}(\.\d{1,6})?$/;

const decimalOut = (value: unknown) => (value === null ? null : String(value));

function decimalIn(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !decimalPattern.test(text)) throw badValue('not a decimal number');
  return text;
}

export const scalars = {
  Decimal: scalar(
    'Decimal',
    'A decimal number as text, such as "351000.00"; never a float.',
    decimalOut,
    decimalIn,
  ),
  SignedDecimal: scalar(
    'SignedDecimal',
    'A decimal number as text that may be below zero, also where somebody enters it; a Decimal that is entered may not.',
    decimalOut,
    decimalIn,
  ),
  Date: scalar(
    'Date',
    'A calendar day, YYYY-MM-DD.',
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    (value) => {
      if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value))
        throw badValue('not a day YYYY-MM-DD');
      const day = new Date(`${value}T00:00:00Z`);
      if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(value)) throw badValue('no such day');
      return value;
    },
  ),
  DateTime: scalar(
    'DateTime',
    'An instant, ISO 8601 in UTC.',
    (value) => {
      const at = value instanceof Date ? value : new Date(String(value));
      if (Number.isNaN(at.getTime())) throw new Error(`not an instant: ${String(value)}`);
      return at.toISOString();
    },
    (value) => {
      const at = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : null;
      if (!at || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) throw badValue('not an instant');
      return at;
    },
  ),
  JSON: scalar(
    'JSON',
    'Any JSON value.',
    (value) => value,
    (value) => value,
  ),
};

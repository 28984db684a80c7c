import type { AnyTable, ClaimField } from './fields.ts';
import { type FieldOn, fieldsOn } from './releases.ts';

/**
 * The XML Schema of a table on a day, from its definition: order, sizes, forms, lists and what is always required. What depends on other
 * fields, and whether the calendar has a day, `rowIssues` alone tells.
 */
export function xsd(table: AnyTable, date: string): string {
  const elements = fieldsOn(table, date).map(([name, field]) => element(name, field));
  const row = `<xs:complexType><xs:sequence>${elements.join('')}</xs:sequence></xs:complexType>`;
  const signature =
    '<xs:element name="CHUKYDONVI" minOccurs="0"><xs:complexType mixed="true"><xs:sequence>' +
    '<xs:any minOccurs="0" maxOccurs="unbounded" processContents="skip"/></xs:sequence></xs:complexType></xs:element>';
  const root = table.rows
    ? sequence(
        named(
          table.rows.list,
          sequence(
            `<xs:element name="${table.rows.row}" minOccurs="0" maxOccurs="unbounded">${row}</xs:element>`,
          ),
        ) + (table.signed ? signature : ''),
      )
    : row;
  return (
    '<?xml version="1.0" encoding="utf-8"?>' +
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">${named(table.root, root)}</xs:schema>`
  );
}

const named = (name: string, type: string) => `<xs:element name="${name}">${type}</xs:element>`;
const sequence = (inner: string) => `<xs:complexType><xs:sequence>${inner}</xs:sequence></xs:complexType>`;

function element(name: string, field: FieldOn): string {
  const facets = field.blank
    ? '<xs:maxLength value="0"/>'
    : `${lengths(field)}<xs:pattern value="${escaped(patternOf(field))}"/>`;
  return named(
    name,
    `<xs:simpleType><xs:restriction base="xs:string">${facets}</xs:restriction></xs:simpleType>`,
  );
}

function lengths(field: FieldOn): string {
  const max = 'max' in field && field.max !== null ? `<xs:maxLength value="${field.max}"/>` : '';
  return (field.required ? '<xs:minLength value="1"/>' : '') + max;
}

/** The whole content of an element: one value, or several with semicolons, or nothing where it may be empty. */
function patternOf(field: FieldOn): string {
  const one = `(${valuePattern(field)})`;
  const value = field.list ? `${one}(;${one})*` : one;
  return field.required ? value : `(${value})?`;
}

function valuePattern(field: ClaimField): string {
  if (field.values) return field.values.map(({ code }) => code).join('|');
  if (field.pattern) return field.pattern;
  switch (field.kind) {
    case 'integer':
      return `[0-9]{1,${field.digits}}`;
    case 'decimal':
      return `[0-9]{1,${field.digits - field.decimals}}\\.[0-9]{${field.decimals}}`;
    case 'day':
      return DAY;
    case 'minute':
      return DAY + MINUTE;
    case 'dayOrMinute':
      return `${DAY}(${MINUTE})?`;
    case 'birth':
      return `${DAY}${MINUTE}|(19|20)[0-9]{2}00000000`;
    default:
      // `.` leaves line feeds out
      return field.list ? '[^;]+' : '(.|\\n)+';
  }
}

const DAY = '[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])';
const MINUTE = '([01][0-9]|2[0-3])[0-5][0-9]';

function escaped(pattern: string): string {
  return pattern.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

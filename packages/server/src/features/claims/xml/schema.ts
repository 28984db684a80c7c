import type { AnyTable } from '@sen/domain/claims/fields';
import { xsd } from '@sen/domain/claims/xsd';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { withDocument } from './document.ts';

/** A validator of a table on a day, kept by who validates many files; `dispose` when done. */
export type TableSchema = { faults: (xml: string) => string[]; dispose: () => void };

/** The schema of a table on a day ('YYYY-MM-DD'), compiled. */
export function tableSchema(table: AnyTable, date: string): TableSchema {
  const source = XmlDocument.fromString(xsd(table, date));
  try {
    const validator = XsdValidator.fromDoc(source);
    return {
      faults: (xml) => withDocument(xml, table.code, (document) => faultsOf(validator, document)),
      dispose: () => validator.dispose(),
    };
  } finally {
    source.dispose();
  }
}

function faultsOf(validator: XsdValidator, document: XmlDocument): string[] {
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message.trim());
  }
}

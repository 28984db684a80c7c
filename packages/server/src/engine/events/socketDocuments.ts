import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { DomainError } from '../errors.ts';
import { documentCost, isTooLong, tokensMax } from '../graphql/queryCost.ts';

/** What a socket asks, or why not. */
export type Question =
  | { document: DocumentNode; operationName: string | null; variableValues: Record<string, unknown> | null }
  | { error: Error };

/** The screens have one document for all subscriptions. */
const keptMax = 100;

/**
 * Reads what sockets of a schema ask: one subscription, priced, then validated, as a document of a request is. Documents that passed are kept.
 */
export function subscriptionReader(schema: GraphQLSchema): (payload: SubscribePayload) => Question {
  const kept = new Map<string, DocumentNode>();
  const read = (query: string): DocumentNode => {
    const document = parse(query, { maxTokens: tokensMax });
    documentCost(schema, document);
    const faults = validate(schema, document);
    if (faults.length > 0) throw badQuery(faults);
    if (kept.size >= keptMax) kept.clear();
    kept.set(query, document);
    return document;
  };
  return ({ query, operationName = null, variables = null }) => {
    try {
      const document = kept.get(query) ?? read(query);
      const operation = getOperationAST(document, operationName);
      if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) throw new DomainError('BAD_QUERY');
      return { document, operationName, variableValues: variables };
    } catch (error) {
      if (error instanceof GraphQLError) return { error: badQuery([error]) };
      if (error instanceof DomainError) return { error };
      throw error;
    }
  };
}

/** Sockets take free documents, so that who writes one is told what is wrong and where. */
function badQuery(faults: readonly GraphQLError[]): DomainError {
  if (faults.some(({ message }) => isTooLong(message))) return new DomainError('QUERY_TOO_COSTLY');
  const errors = faults.map(({ message, locations }) => ({ message, locations }));
  return new DomainError('BAD_QUERY', { errors });
}

import type { ErrorCode } from '@sen/domain/errors/errors';

/** Why a backup cannot be restored; its code is one of the errors that people are told. */
export class RestoreRefusal extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

import type { ErrorCode } from '@sen/domain/errors/errors';

/** Why a backup cannot be restored; its code is one of the errors that people are told. */
export class RestoreRefusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

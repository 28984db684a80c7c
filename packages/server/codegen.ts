import { existsSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const services = ['auth', 'main', 'pharmacy', 'print'].filter((name) => existsSync(`packages/server/schema/${name}.graphql`));

/** Types of arguments and inputs for resolvers, from the printed schemas. */
const config: CodegenConfig = {
  generates: Object.fromEntries(
    services.map((service) => [
      `packages/server/src/gql/${service}.ts`,
      {
        schema: `packages/server/schema/${service}.graphql`,
        plugins: ['typescript'],
        config: {
          enumsAsTypes: true,
          useTypeImports: true,
          skipTypename: true,
          scalars: {
            ID: 'string',
            Decimal: 'string',
            Date: 'string',
            DateTime: { input: 'Date', output: 'Date | string' },
            JSON: 'unknown',
          },
        },
      },
    ]),
  ),
};

export default config;

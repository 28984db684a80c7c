import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/server/drizzle.schema.cjs',
  out: './packages/server/migrations',
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@wunderkammer/source'] },
  ssr: { resolve: { conditions: ['@wunderkammer/source'] } },
  test: {
    include: ['{packages,games,apps}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    reporters: ['default', './scripts/closing-line.ts'],
    testTimeout: 60_000,
  },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fileOfModules } from './scripts/chunks.ts';
import { compressFiles } from './scripts/compress-files.ts';
import { offline } from './scripts/offline.ts';

export default defineConfig({
  root: 'src/web',
  plugins: [svelte({ configFile: '../../svelte.config.js' }), offline(), compressFiles()],
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    rolldownOptions: {
      checks: { bundlerTimings: false }, // who starts the game is not profiling it
      output: {
        codeSplitting: { groups: [{ name: fileOfModules() }] },
      },
    },
    chunkSizeWarningLimit: 600,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
  },
});

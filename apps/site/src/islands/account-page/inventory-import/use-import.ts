import type { ImportInventoryAnswer } from '@accounting-site/contract/inventory-import';
import { SessionEndedError } from '@accounting-site/session';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../page-context.ts';
import { type Failure, failureOf } from '../parts/failure-of.ts';
import { importInventory } from './import-call.ts';
import { type CsvFile, type FileProblem, readCsvFile } from './read-csv-file.ts';

export type ImportState =
  /** Nothing is chosen; perhaps because what was cannot be used. */
  | { step: 'choose'; problem?: FileProblem }
  /** The file is with the server, or never got there: it stays chosen. */
  | { step: 'check'; file: CsvFile; failure?: Failure }
  /** What it comes to is known. */
  | { step: 'decide'; file: CsvFile; answer: ImportInventoryAnswer }
  /** It is stored. */
  | { step: 'saved'; answer: ImportInventoryAnswer };

/** The steps from a chosen file to stored items. */
export function useImport() {
  const { call } = usePage();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Asks what the file comes to. What was asked before no longer matters. */
  async function check(file: CsvFile) {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ step: 'check', file });
    try {
      const answer = await importInventory(call, { csv: file.csv, save: false }, signal);
      if (!signal.aborted) setState({ step: 'decide', file, answer });
    } catch (error) {
      if (signal.aborted || error instanceof SessionEndedError) return;
      setState({ step: 'check', file, failure: failureOf(error) });
    }
  }

  async function choose(files: readonly File[]) {
    const [file] = files;
    if (file === undefined) return;
    const chosen = files.length > 1 ? 'several' : await readCsvFile(file);
    running.current?.abort();
    if (typeof chosen === 'string') setState({ step: 'choose', problem: chosen });
    else await check(chosen);
  }

  /** Stores it; rejects as a call does. A row that is wrong by now is shown instead. */
  async function save(file: CsvFile) {
    const answer = await importInventory(call, { csv: file.csv, save: true });
    setState(answer.saved ? { step: 'saved', answer } : { step: 'decide', file, answer });
    return answer.saved;
  }

  function cancel() {
    running.current?.abort();
    setState({ step: 'choose' });
  }

  return { state, choose, check, save, cancel };
}

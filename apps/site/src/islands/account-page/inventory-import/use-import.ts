import type { ImportInventoryAnswer, LeaveOut } from '@accounting-site/contract/inventory-import';
import { SessionEndedError } from '@accounting-site/session';
import { useEffect, useRef, useState } from 'react';
import { browserSession } from '../../../lib/session/browser-session.ts';
import { keepPart, takePart } from '../../../lib/session/session-draft.ts';
import { usePage } from '../page-context.ts';
import { type Failure, failureOf } from '../parts/failure-of.ts';
import { importInventory } from './import-call.ts';
import { type CsvFile, type FileProblem, readFile } from './read-file.ts';

export type ImportState =
  /** Nothing is chosen; perhaps because what was cannot be used. */
  | { step: 'choose'; problem?: FileProblem }
  /** The file is with the server, or never got there: it stays chosen. */
  | { step: 'check'; file: CsvFile; failure?: Failure }
  /** What it comes to is known, without the rows that are left out. */
  | { step: 'decide'; file: CsvFile; answer: ImportInventoryAnswer; leaveOut: readonly LeaveOut[] }
  /** It is stored. */
  | { step: 'saved'; file: CsvFile; answer: ImportInventoryAnswer };

/** Wrong rows never keep the others out, and examples are nobody's stock. */
const leftOutAtFirst: readonly LeaveOut[] = ['wrong', 'example'];

/** The steps from a chosen file to stored items. */
export function useImport() {
  const { appHost, call } = usePage();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Asks what the file comes to. What was asked before no longer matters. */
  async function check(file: CsvFile, leaveOut = leftOutAtFirst) {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    // What was chosen stays in view, and is what a save would do, while its rows are counted again.
    setState((before) =>
      before.step === 'decide' && before.file === file ? { ...before, leaveOut } : { step: 'check', file },
    );
    try {
      const answer = await importInventory(
        call,
        { csv: file.csv, save: false, leaveOut: [...leaveOut] },
        signal,
      );
      if (!signal.aborted) setState({ step: 'decide', file, answer, leaveOut });
    } catch (error) {
      if (signal.aborted || error instanceof SessionEndedError) return;
      setState({ step: 'check', file, failure: failureOf(error) });
    }
  }

  // A file that was chosen when the session ended is chosen still.
  const chosen = 'file' in state ? JSON.stringify(state.file) : undefined;
  useEffect(() => keepPart('stock list', () => chosen), [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section is there again
  useEffect(() => {
    const user = browserSession(appHost).getSnapshot()?.user;
    const kept = user && takePart(user.id, 'stock list');
    if (kept) void check(JSON.parse(kept));
  }, []);

  async function choose(files: readonly File[]) {
    const [file] = files;
    if (file === undefined) return;
    const chosen = files.length > 1 ? 'several' : await readFile(file);
    running.current?.abort();
    if (typeof chosen === 'string') setState({ step: 'choose', problem: chosen });
    else await check(chosen);
  }

  /** Stores it; rejects as a call does. A row that is wrong by now is shown instead. */
  async function save(file: CsvFile, leaveOut: readonly LeaveOut[]) {
    const answer = await importInventory(call, { csv: file.csv, save: true, leaveOut: [...leaveOut] });
    setState(answer.saved ? { step: 'saved', file, answer } : { step: 'decide', file, answer, leaveOut });
    return answer.saved;
  }

  function cancel() {
    running.current?.abort();
    setState({ step: 'choose' });
  }

  return { state, choose, check, save, cancel };
}

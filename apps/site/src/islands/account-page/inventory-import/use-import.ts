import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import type {
  ImportInventory,
  ImportInventoryAnswer,
  LeaveOut,
} from '@accounting-site/contract/inventory/inventory-import';
import { type Session, SessionEndedError } from '@accounting-site/session';
import { useEffect, useRef, useState } from 'react';
import { checked } from '../../../lib/actions/checked.ts';
import { type Failure, failureOf } from '../../../lib/actions/failure-of.ts';
import { usePage } from '../../../lib/actions/page-context.ts';
import { browserSession } from '../../../lib/session/browser-session.ts';
import { keepPart, takePart } from '../../../lib/session/session-draft.ts';
import { type CsvFile, type FileProblem, readFile } from './read-file.ts';

type ImportState =
  /** No file is chosen, or the chosen file cannot be used. */
  | { step: 'choose'; problem?: FileProblem }
  /** The file is being checked by the server, or the request failed. It stays chosen. */
  | { step: 'check'; file: CsvFile; leaveOut: readonly LeaveOut[]; failure?: Failure }
  /** The preview is there. It excludes the skipped rows. */
  | { step: 'decide'; file: CsvFile; answer: ImportInventoryAnswer; leaveOut: readonly LeaveOut[] }
  /** The items are stored. */
  | { step: 'saved'; file: CsvFile; answer: ImportInventoryAnswer };

/** By default, invalid rows and example rows are skipped, so that they do not block the other rows. */
const leftOutAtFirst: readonly LeaveOut[] = ['wrong', 'example'];

/** The steps of an import, from a chosen file to stored items. */
export function useImport() {
  const { appHost, call } = usePage();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Cancels the file that is read or checked. @returns the signal of what follows */
  function restart() {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  /** Requests a preview. It replaces an earlier request. */
  async function check(file: CsvFile, leaveOut = leftOutAtFirst) {
    const signal = restart();
    // The current choice stays visible while the server counts its rows again.
    setState((before) =>
      before.step === 'decide' && before.file === file
        ? { ...before, leaveOut }
        : { step: 'check', file, leaveOut },
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
      setState({ step: 'check', file, leaveOut, failure: failureOf(error) });
    }
  }

  // A file chosen before the session ended is still chosen.
  const chosen = 'file' in state ? JSON.stringify(state.file) : undefined;
  useEffect(() => keepPart('stock list', () => chosen), [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the section is mounted again
  useEffect(() => {
    const user = browserSession(appHost).getSnapshot()?.user;
    const kept = user && takePart(user.id, 'stock list');
    if (kept) void check(JSON.parse(kept));
  }, []);

  async function choose(files: readonly File[]) {
    const [file] = files;
    if (file === undefined) return;
    const signal = restart();
    const chosen = files.length > 1 ? 'several' : await readFile(file);
    if (signal.aborted) return;
    if (typeof chosen === 'string') setState({ step: 'choose', problem: chosen });
    else await check(chosen);
  }

  /**
   * Stores the import; rejects as the API request does. If a row has become invalid, its error is shown
   * instead.
   */
  async function save(file: CsvFile, leaveOut: readonly LeaveOut[]) {
    restart();
    const answer = await importInventory(call, { csv: file.csv, save: true, leaveOut: [...leaveOut] });
    setState(answer.saved ? { step: 'saved', file, answer } : { step: 'decide', file, answer, leaveOut });
    return answer.saved;
  }

  function cancel() {
    restart();
    setState({ step: 'choose' });
  }

  return { state, choose, check, save, cancel };
}

/** Long enough for the largest file on a slow network. */
const timeoutMs = 120_000;

/** Previews an import, and with `save` stores it (POST /inventory/import). */
const importInventory = (call: Session['callApp'], body: ImportInventory, signal?: AbortSignal) =>
  checked(call(appHostEndpoints.importInventory, { body }, { signal, timeoutMs }), 'items');

import { demoRequest } from 'virtual:form-words';
import type { ReactNode } from 'react';
import { DemoRequestForm } from './DemoRequestForm.tsx';

interface DemoRequestProps {
  /** The path of the page, which is sent with the form. */
  page: string;
  plan?: string;
  /** What the button says, if not what it says on /demo-request. */
  submit?: string;
  children?: ReactNode;
}

/** The demo-request form with its texts, which are loaded together with it. */
export const DemoRequest = ({ submit = demoRequest.submit, ...props }: DemoRequestProps) => (
  <DemoRequestForm words={{ ...demoRequest, submit }} {...props} />
);

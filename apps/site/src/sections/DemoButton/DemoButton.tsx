import { Button } from '@accounting-site/ui/Button';
import type { ComponentProps } from 'react';
import { routes } from '../../lib/pages/routes.ts';

interface DemoButtonProps
  extends Pick<ComponentProps<typeof Button>, 'children' | 'variant' | 'size' | 'icon'> {
  /** Shows the four frames of the demo first, and the form below them. */
  storyboard?: boolean;
}

/**
 * A button that opens the demo-request dialog of the page. It is a form of its own, so that without
 * JavaScript it opens the page with the same form.
 */
export function DemoButton({ storyboard = false, ...button }: DemoButtonProps) {
  return (
    <form
      action={storyboard ? `${routes.demoRequest}#storyboard` : routes.demoRequest}
      method="get"
      data-opens="demo-request"
      data-shows={storyboard ? 'storyboard' : undefined}
      className="contents"
    >
      <Button {...button} type="submit" />
    </form>
  );
}

import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { saveBlob } from '../table/save-file.ts';
import { Icon } from '../ui/Icon.tsx';
import menu from '../ui/Menu.module.css';
import { useWords } from '../words/words.tsx';
import type { Caption } from './picture/picture.ts';
import styles from './ReplayTable.module.css';

interface ShareMomentProps {
  /** The name of the files, without its ending. */
  readonly name: string;
  readonly caption: Caption;
  /** Where the moment can be looked at by others; nowhere, if it is on this device only. */
  readonly address: string | undefined;
}

const boardOnPage = (): Element => {
  const board = document.querySelector('[data-spot="board"]');
  if (board === null) throw new Error('there is no board');
  // Where the board is one drawing among several, the others lie on it.
  return board instanceof SVGSVGElement ? board.parentElement! : board;
};

/** Loaded when somebody wants a picture. */
const drawing = async (caption: Caption) => {
  const { drawPicture, rasterise } = await import('./picture/picture.ts');
  const picture = await drawPicture(boardOnPage(), caption);
  return { picture, rasterise };
};

/** A picture of the moment, and where there is one, the link to it. */
export const ShareMoment = ({ name, caption, address }: ShareMomentProps) => {
  const { replay } = useWords();
  const [said, say] = useState<string>();
  const file = async (): Promise<File> => {
    const { picture, rasterise } = await drawing(caption);
    return new File([await rasterise(picture)], `${name}.png`, { type: 'image/png' });
  };
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    share: async () => {
      const files = [await file()];
      const link = address === undefined ? {} : { url: new URL(address, location.href).href };
      await navigator.share({ title: caption.title, text: caption.text, files, ...link });
    },
    picture: async () => saveBlob(`${name}.png`, await file()),
    drawing: async () => {
      const { picture } = await drawing(caption);
      saveBlob(`${name}.svg`, new Blob([picture.svg], { type: 'image/svg+xml' }));
    },
    link: async () => {
      await navigator.clipboard.writeText(new URL(address!, location.href).href);
      say(replay.copied);
    },
  };
  const act = (way: string): void => {
    say(undefined);
    ways[way]!().catch((error: unknown) => {
      // Whoever changed their mind wanted no picture.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(replay.noPicture);
    });
  };
  // A phone hands pictures to other apps; a desk mostly cannot.
  const canShare = navigator.canShare?.({ files: [new File([''], 'a.png', { type: 'image/png' })] }) === true;
  return (
    <div className={styles['share']}>
      <MenuTrigger>
        <Button className="button">
          <Icon name="share" size={20} />
          {replay.picture}
        </Button>
        <Popover className={menu['popover']!} placement="top">
          <Menu className={menu['menu']!} aria-label={replay.picture} onAction={(key) => act(String(key))}>
            {canShare && (
              <MenuItem id="share" className={menu['item']!}>
                {replay.share}
              </MenuItem>
            )}
            <MenuItem id="picture" className={menu['item']!}>
              {replay.savePicture}
            </MenuItem>
            <MenuItem id="drawing" className={menu['item']!}>
              {replay.saveDrawing}
            </MenuItem>
            {address !== undefined && (
              <MenuItem id="link" className={menu['item']!}>
                {replay.copyLink}
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      <span role="status">{said}</span>
    </div>
  );
};

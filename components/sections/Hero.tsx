import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Picture } from '@/components/ui/Picture';
import { useContent } from '@/contexts/ContentContext';
import { formatDate } from '@/lib/i18n/formats';
import type { Section } from '@/lib/model/section';
import { Controls, Eyebrow, Frame, Slide, Slides, Text, Title, Words } from './Hero.styles';

/** The opening picture of a page, or several that the visitor goes through. */
export function Hero({ anchor, slides, date }: Section<'hero'>) {
  const { t } = useTranslation();
  const { locale } = useContent();
  const list = useRef<HTMLUListElement>(null);
  const many = slides.length > 1;

  const step = (by: number) => () => {
    const element = list.current;
    if (!element) return;
    const current = Math.round(element.scrollLeft / element.clientWidth);
    const next = (current + by + slides.length) % slides.length;
    element.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' });
  };

  return (
    <Frame id={anchor} data-bleed $tall={many} aria-label={many ? t('hero.label') : undefined}>
      <Slides ref={list} tabIndex={many ? 0 : undefined}>
        {slides.map(({ eyebrow, title, text, image, link }, index) => (
          <Slide key={title}>
            <Picture image={image} fill="cover" sizes="100vw" priority={index === 0} />
            <Words>
              {(eyebrow || date) && (
                <Eyebrow>
                  {eyebrow}
                  {date && <time dateTime={date}>{formatDate(locale, date)}</time>}
                </Eyebrow>
              )}
              <Title as={index === 0 ? 'h1' : 'h2'}>{title}</Title>
              {text && <Text>{text}</Text>}
              {link && <NavigationButton {...link} />}
            </Words>
          </Slide>
        ))}
      </Slides>
      {many && (
        <Controls data-needs-script>
          <IconButton aria-label={t('hero.previous')} onClick={step(-1)}>
            <Icon name="back" />
          </IconButton>
          <IconButton aria-label={t('hero.next')} onClick={step(1)}>
            <Icon name="next" />
          </IconButton>
        </Controls>
      )}
    </Frame>
  );
}
